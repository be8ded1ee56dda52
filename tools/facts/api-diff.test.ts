import { describe, expect, test } from 'vitest';
import { exportIn, type MemberState, membersIn, stateIn, typeIn } from '../../src/model/api.ts';
import { readApi } from '../../src/source/read-api.ts';

// Statements of an independent reading of the packages, in its own words.
const statements = `
## 2.22.3 → 3.4.2
- removed \`OutputTargetDistCustomElementsBundle\`
- removed \`OutputTargetAngular\`
- added \`StencilConfig.transformAliasedImportPaths\` — \`boolean\` optional
- added \`OutputTargetDistCustomElements.customElementsExportBehavior\` — \`CustomElementsExportBehavior\` optional
- removed \`OutputTargetDistCustomElements.autoDefineCustomElements\`
- removed \`ConfigExtras.cssVarsShim\`
- changed \`StencilConfig.hydratedFlag\` — \`HydratedFlag\` → \`HydratedFlag | null\`
- changed \`TestingConfig.browserHeadless\` — \`boolean\` → \`boolean | 'new'\`
- changed \`JSXBase.DOMAttributes.onInput\` — \`(event: Event) => void\` → \`(event: InputEvent) => void\`
- deprecated \`ConfigExtras.experimentalImportInjection\`
## 3.4.2 → 4.0.5
- removed \`StencilConfig.enableCacheStats\`
- added \`OutputTargetDocsJson.supplementalPublicTypes\` — \`string\` optional
- added \`JsonDocsMethod.complexType\` — \`ComponentCompilerMethodComplexType\`
- deprecated \`BundlingConfig.namedExports\`
## 4.0.5 → 4.1.0
- added \`ConfigExtras.experimentalSlotFixes\` — \`boolean\` optional
## 4.4.1 → 4.5.0
- added \`AttachInternalsDecorator\`
- added \`ComponentOptions.formAssociated\` — \`boolean\` optional
## 4.7.2 → 4.8.2
- added \`JSXBase.HTMLAttributes.popover\` — \`string | null\` optional
## 4.8.2 → 4.9.1
- removed \`CompilerJsDoc\`
- changed \`ComponentCompilerMethodComplexType.parameters\` — \`CompilerJsDoc[]\` → \`JsonDocMethodParameter[]\`
- changed \`PrintLine.text\` — \`string\` → \`string\`
## 4.9.1 → 4.10.0
- added \`ConfigExtras.experimentalScopedSlotChanges\` — \`boolean\` optional
## 4.10.0 → 4.11.0
- deprecated \`NodeResolveConfig.customResolveOptions\`
## 4.12.6 → 4.13.0
- added \`DevServerConfig.pingRoute\` — \`string | null\` optional
`;

interface Statement {
  readonly from: string;
  readonly to: string;
  readonly verb: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly optional: boolean;
}

function parseStatements(text: string): Statement[] {
  let pair = { from: '', to: '' };
  return text.split('\n').flatMap(line => {
    const heading = /^## (\S+) → (\S+)/.exec(line);
    if (heading) pair = { from: heading[1] ?? '', to: heading[2] ?? '' };
    const parts = /^- (\w+) `([^`]+)`(?: — (.*))?$/.exec(line);
    if (!parts) return [];
    const types = [...(parts[3] ?? '').matchAll(/`([^`]+)`/g)].map(match => match[1] ?? '');
    const optional = line.endsWith('optional');
    return [{ ...pair, verb: parts[1] ?? '', name: parts[2] ?? '', types, optional }];
  });
}

const api = readApi(process.cwd());

function find(name: string, release: string): MemberState | object | undefined {
  const place = name.lastIndexOf('.');
  if (place < 0) return typeIn(api, name, release);
  const type = name.slice(0, place);
  return membersIn(api, type, release).find(member => member.name === name.slice(place + 1));
}

describe('the facts say what an independent reading of the packages says', () => {
  const parsed = parseStatements(statements);

  test.each(parsed)('$verb $name in $to', ({ from, to, verb, name, types, optional }) => {
    const before = find(name, from);
    const after = find(name, to);
    if (verb === 'added') expect(before).toBeUndefined();
    if (verb === 'removed') expect([before !== undefined, after]).toEqual([true, undefined]);
    if (verb === 'added' && types[0]) {
      expect(after).toMatchObject({ type: types[0] });
      expect('optional' in (after ?? {})).toBe(optional);
    }
    if (verb === 'changed') expect([before, after]).toMatchObject(types.map(type => ({ type })));
    if (verb === 'deprecated') {
      expect(before).not.toHaveProperty('deprecated');
      expect(after).toHaveProperty('deprecated');
    }
  });

  test('every statement is read', () => expect(parsed).toHaveLength(24));
});

describe('the facts hold what running the toolchain shows', () => {
  const defaultOf = (type: string, member: string, release: string) =>
    stateIn(api.types[type]?.members[member], release)?.default;

  test('source maps are written by default from 3.x on', () => {
    expect(
      ['2.22.3', '3.4.2'].map(release => defaultOf('StencilConfig', 'sourceMap', release)),
    ).toEqual(['false', 'true']);
  });

  test('aliased paths are rewritten by default from 4.x on', () => {
    expect(
      ['3.4.2', '4.0.5'].map(release =>
        defaultOf('StencilConfig', 'transformAliasedImportPaths', release),
      ),
    ).toEqual(['false', 'true']);
  });

  test('a hydrated component becomes visible by class', () => {
    expect(defaultOf('HydratedFlag', 'selector', '4.12.6')).toBe("'class'");
    expect(defaultOf('StencilDevServerConfig', 'port', '4.12.6')).toBe('3333');
    expect(defaultOf('OutputTargetDistCustomElements', 'externalRuntime', '4.12.6')).toBe('true');
  });

  test('AttachInternals is exported from 4.5 on', () => {
    const kinds = ['4.4.1', '4.5.0'].map(
      release => exportIn(api, '@stencil/core', 'AttachInternals', release)?.type,
    );
    expect(kinds).toEqual([undefined, 'AttachInternalsDecorator']);
  });

  test('a release names the TypeScript that it is built with', () => {
    expect(stateIn(api.requirements.typescript, '4.12.6')?.value).toBe('5.3.3');
  });
});
