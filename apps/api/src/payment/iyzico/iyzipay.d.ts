declare module 'iyzipay' {
  type Done = (error: unknown, answer: unknown) => void;
  type Creates = { create(request: object, done: Done): void };
  type Retrieves = { retrieve(request: object, done: Done): void };

  // biome-ignore lint/style/noDefaultExport: the library has no other
  export default class Iyzipay {
    constructor(options: { uri: string; apiKey: string; secretKey: string });
    binNumber: Retrieves;
    checkoutFormInitialize: Creates;
    checkoutForm: Retrieves;
    reportingTransactionDetails: Retrieves;
    cancel: Creates;
    refundV2: Creates;
  }
}
