/** What makes pictures takes memory and threads of its own: a process loads it with the first that it makes. */
export const loadSharp = async () => (await import('sharp')).default;
