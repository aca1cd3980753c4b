// Who may enter which room. The rules go by kinds of folder, not by lists of names.

const SOURCE = '\\.(ts|tsx)$'
const TESTS = '(\\.test\\.tsx?$|/fixture-|/scripted-|/sample-|/recorded-)'

/** What any site would have: it knows nothing of what this one shows or receives. */
const MECHANISM = '^lib/(cache|config|html|http|i18n|indexnow|log|search|text)/'
const DOMAIN = '^lib/(resources|enquiries)/'
/** What the process has one of: whoever makes a part of it reads and writes that part there. */
const INSTANCE = '^lib/server/instance\\.ts$'
/** A folder that shows pages, and what other folders may show of it. */
const SCREENS = '^components/(?!ui/|site/|enquiries/|illustrations/|style/|page/)([^/]+)/'
const SHOWN_ELSEWHERE = '-(row|card|grid|index|clock)\\.tsx$'

function never(name, from, to) {
  return { name, severity: 'error', from: { pathNot: TESTS, ...from }, to }
}

export default {
  forbidden: [
    never('nobody-imports-routes', { path: '^(components|lib)/' }, { path: '^app/' }),
    never(
      'ui-knows-no-domain',
      { path: '^components/ui/' },
      { path: '^(app|components/(?!ui/)|lib/(?!html/safe-html|i18n/|text/))' },
    ),
    never(
      'frame-and-forms-show-no-screens',
      { path: '^components/(site|enquiries)/' },
      { path: SCREENS },
    ),
    never(
      'forms-do-not-need-the-frame',
      { path: '^components/enquiries/' },
      { path: '^components/site/' },
    ),
    never(
      'screens-show-only-rows-and-cards-of-others',
      { path: SCREENS },
      { path: SCREENS, pathNot: ['^components/$1/', SHOWN_ELSEWHERE] },
    ),
    never(
      'mechanism-knows-no-domain',
      { path: MECHANISM },
      { path: `${DOMAIN}|^lib/(api|server)/`, pathNot: INSTANCE },
    ),
    never(
      'domain-knows-no-server',
      { path: DOMAIN },
      { path: '^lib/(api|server)/', pathNot: INSTANCE },
    ),
    never('nothing-of-lib-is-drawn', { path: '^lib/' }, { path: '^components/' }),
    never(
      'content-is-read-through-definitions',
      { pathNot: `^lib/resources/|${TESTS}` },
      { path: '^lib/resources/.*/embedded\\.ts$' },
    ),
    never(
      'enquiries-are-stored-and-delivered-in-their-room',
      { pathNot: `^(lib/enquiries|scripts)/|${TESTS}` },
      { path: '^lib/enquiries/(admin|deliver|store)/' },
    ),
    never(
      'models-and-forms-are-for-browsers-too',
      { path: '^lib/.*/(model|forms/[^/]+)\\.ts$' },
      { path: '^((node:)?[a-z_/]+$|lib/(config|log|server|api|cache)/)' },
    ),
    never(
      'only-a-development-page-shows-the-style-room',
      { pathNot: '^(components/style/|app/.*\\.dev\\.tsx$)' },
      { path: '^components/style/' },
    ),
    // A type may come from a module that needs this one: nothing of that is left at run time.
    never('no-circles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    never(
      'no-development-packages-in-the-site',
      { path: '^(app|components|lib|middleware|instrumentation)' },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: { path: [SOURCE, '\\.(json|css)$', 'node_modules', '^(node:)?[a-z_/]+$'] },
    // TypeScript 7 has no API that the tool could use; swc reads imports, of types as well.
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
