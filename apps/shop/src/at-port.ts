import { BootError } from '@selvedge/api/boot-error.ts';

/** Opens something at a port; one that can't be had is explained to the owner. */
export async function atPort<T>(port: number, name: string, open: (port: number) => Promise<T>): Promise<T> {
  try {
    return await open(port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new BootError(`Port ${port} is taken by another program.\nStop that one, or choose another: ${name}=${port + 1} npm start`);
    if (code === 'EACCES')
      throw new BootError(`This user may not open port ${port}.\nChoose one above 1023: ${name}=${port + 3000} npm start`);
    throw error;
  }
}
