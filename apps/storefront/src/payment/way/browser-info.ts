/** What a bank asks for before it decides on a challenge. */
export function browserInfo(): Record<string, string | number | boolean> {
  return {
    acceptHeader: '*/*',
    colorDepth: screen.colorDepth,
    javaEnabled: false,
    language: navigator.language,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeZoneOffset: new Date().getTimezoneOffset(),
    userAgent: navigator.userAgent,
  };
}
