import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { HostedRecord } from '../../src/search/hosted-records.ts';

/** What the stand-in is told to do with the next questions. */
export type Mood = 'answer' | 'refuse key' | 'no quota' | 'no index' | 'silence' | 'nonsense';

/** A question as it came. */
export interface AskedQuestion {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters?: readonly (string | readonly string[])[];
}

/** A stand-in for the hosted service: it speaks the published protocol of multi-index queries. */
export interface HostedSearchServer {
  readonly origin: string;
  readonly asked: AskedQuestion[];
  mood: Mood;
  close(): void;
}

const refusals: Partial<Record<Mood, readonly [number, string]>> = {
  'refuse key': [403, 'Invalid Application-ID or API key'],
  'no quota': [429, 'Too many requests'],
  'no index': [404, 'Index stenciljs does not exist'],
};

/** Starts the stand-in on a port; it knows these records. */
export async function startHostedSearch(
  port: number,
  records: readonly HostedRecord[],
): Promise<HostedSearchServer> {
  const asked: AskedQuestion[] = [];
  const state: { mood: Mood } = { mood: 'answer' };
  const server: Server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return response.end();
    if (state.mood === 'silence') return;
    const refusal = refusals[state.mood];
    response.setHeader('content-type', 'application/json');
    if (refusal) {
      const [status, message] = refusal;
      return response.writeHead(status).end(JSON.stringify({ message, status }));
    }
    if (state.mood === 'nonsense') return response.end('{"results":[{}]}');
    const { requests } = JSON.parse(await readBody(request)) as { requests: AskedQuestion[] };
    asked.push(...requests);
    response.end(JSON.stringify({ results: requests.map(each => answer(each, records)) }));
  });
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer({ query, facetFilters = [] }: AskedQuestion, records: readonly HostedRecord[]) {
  const hits = records.filter(
    record =>
      facetFilters.flat().every(facet => hasFacet(record, facet)) &&
      JSON.stringify(record.hierarchy).toLowerCase().includes(query.toLowerCase()),
  );
  return { hits, nbHits: hits.length, page: 0, query, params: '' };
}

function hasFacet(record: HostedRecord, facet: string): boolean {
  const [name = '', value] = facet.split(':');
  return (record as unknown as Record<string, unknown>)[name] === value;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
