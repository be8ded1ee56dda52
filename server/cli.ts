import { resolve } from 'node:path';
import { createDocsServer } from './docs-server.ts';
import { closeOnSignal, listen, PortError, readListenOptions } from './listen.ts';
import { NoSiteError, readServedSite } from './read-served-site.ts';

try {
  const dist = resolve('dist');
  const options = readListenOptions(process.env);
  const server = createDocsServer({ dist });
  closeOnSignal(server);
  const port = await listen(server, options);
  const { baseUrl } = readServedSite(dist);
  console.log(`Serving http://${options.host ?? 'localhost'}:${port}${baseUrl}`);
} catch (error) {
  if (!(error instanceof NoSiteError || error instanceof PortError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
