import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/**
 * taking: keeps every mail. hanging: takes on connections and says nothing. closing: 421, it has too much to do. full: the recipient's
 * mailbox, for now. refusing: it knows no such recipient. locked: it does not know our password. losing: keeps the mail and is gone before
 * it says so.
 */
export type MailServerMode = 'taking' | 'hanging' | 'closing' | 'full' | 'refusing' | 'locked' | 'losing';

export type MailServer = {
  port: number;
  mode: MailServerMode;
  /** Message-IDs in the order in which their mails were kept. */
  kept: string[];
  connections: number;
  /** `reopen` does what it does at the same port again. */
  close(): Promise<void>;
  reopen(): Promise<void>;
};

/** A mail server that does what it is told to, for a shop that has to live with it. */
export async function openMailServer(port = 0): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const net = createServer((socket) => {
    sockets.add(socket);
    server.connections += 1;
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    converse(socket, server);
  });
  const listen = async (at: number) => {
    await once(net.listen(at, '127.0.0.1'), 'listening');
    return (net.address() as { port: number }).port;
  };
  const server: MailServer = {
    ...{ port: await listen(port), mode: 'taking', kept: [], connections: 0 },
    async close() {
      const closed = new Promise((resolve) => net.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async reopen() {
      await listen(server.port);
    },
  };
  return server;
}

function converse(socket: Socket, server: MailServer): void {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let mail: string | undefined;
  let buffered = '';
  if (server.mode === 'closing') return void socket.end('421 too busy\r\n');
  if (server.mode !== 'hanging') say('220 test');
  socket.on('data', (bytes) => {
    buffered += bytes.toString('latin1');
    for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      if (server.mode === 'hanging') continue;
      if (mail === undefined) mail = answer(line);
      else if (line === '.') mail = keep(mail);
      else mail += `${line}\n`;
    }
  });

  function answer(line: string): string | undefined {
    const [verb = ''] = line.toUpperCase().split(/[ :]/, 1);
    if (verb === 'EHLO') say('250-test\r\n250 AUTH PLAIN');
    else if (verb === 'AUTH') say(server.mode === 'locked' ? '535 no' : '235 come in');
    else if (verb === 'RCPT' && server.mode === 'full') say('452 no room');
    else if (verb === 'RCPT' && server.mode === 'refusing') say('550 nobody of that name');
    else say(verb === 'DATA' ? '354 go on' : '250 ok');
    return verb === 'DATA' ? '' : undefined;
  }

  function keep(text: string): undefined {
    server.kept.push(/^Message-ID: (.*)$/im.exec(text)?.[1] ?? '');
    if (server.mode === 'losing') socket.destroy();
    else say('250 kept');
  }
}
