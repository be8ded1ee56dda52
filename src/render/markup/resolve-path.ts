/** `('content/pages/guides/forms.mdx', '../assets/a.png')` -> `content/pages/assets/a.png` */
export function resolvePath(file: string, relative: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** `('content/pages/guides/forms.mdx', 'content/pages/api.mdx')` -> `../api.mdx` */
export function relativePath(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
  while (here.length > 0 && here[0] === there[0]) {
    here.shift();
    there.shift();
  }
  return `${here.length === 0 ? './' : '../'.repeat(here.length)}${there.join('/')}`;
}
