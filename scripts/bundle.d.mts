/** The folder with a program's `<name>.js`, made first when a source has changed. */
export function bundleProgram(name: string): Promise<string>;
