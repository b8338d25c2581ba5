import { Agent, request } from 'node:http';

/** What a reader was answered, or why he was not. */
export type Answered = { status: number; bytes: number } | { error: string };

/** Has so many readers ask for one address at once, each over a connection of his own. */
export function askCrowd(url: string, readers: number, headers: Record<string, string>): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  return Promise.all(Array.from({ length: readers }, () => ask(url, agent, headers)));
}

function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<Answered> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ error: error.message });
    const asked = request(url, { agent, headers });
    asked.on('error', fail);
    asked.on('response', (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      answer.on('end', () => resolve(answer.complete ? { status: answer.statusCode!, bytes } : { error: 'cut off' }));
      answer.on('error', fail);
    });
    asked.end();
  });
}
