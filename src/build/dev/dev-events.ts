import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mergeProblems, problemSentence } from '../../model/format-problems.ts';
import type { Problem } from '../../model/problem.ts';

/** Tells open pages what happened, as server-sent events. */
export class DevEvents {
  readonly #server = randomUUID();
  readonly #open = new Set<ServerResponse>();
  #problems: readonly Problem[] = [];

  /** Keeps a request open for events; the first one says what is wrong and what is served now. */
  connect(request: IncomingMessage, response: ServerResponse, revision: string): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    this.#open.add(response);
    request.on('close', () => this.#open.delete(response));
    response.write(this.#toEvent({ kind: 'problems', problems: this.#problems, revision }));
  }

  /** Content was saved, or the shell was made again. */
  tell(kind: 'content' | 'shell'): void {
    this.#send({ kind });
  }

  /** All that an author has to mend now. */
  tellProblems(problems: readonly Problem[], versions: readonly string[]): void {
    this.#problems = mergeProblems(problems).map(problem => ({
      ...problem,
      message: problemSentence(problem, versions),
    }));
    this.#send({ kind: 'problems', problems: this.#problems });
  }

  close(): void {
    for (const response of this.#open) response.end();
  }

  #send(message: object): void {
    for (const response of this.#open) response.write(this.#toEvent(message));
  }

  #toEvent(message: object): string {
    return `data: ${JSON.stringify({ server: this.#server, ...message })}\n\n`;
  }
}
