// Who may enter which room. A room's own files may always use each other.

const SCREENS = [
  'home',
  'blog',
  'vacancies',
  'profiles',
  'countries',
  'contacts',
  'policies',
  'errors',
]
const SOURCE = '\\.(ts|tsx)$'
const TESTS = '(\\.test\\.tsx?$|/fixture-|/scripted-|/sample-|/recorded-)'

/** A rule that `from` may use nothing of the project outside `allowed`. */
function only(name, from, allowed) {
  return {
    name,
    severity: 'error',
    from: { path: from, pathNot: TESTS },
    to: {
      path: '^(app|components|lib|scripts|messages|content|middleware|instrumentation|next\\.config)',
      pathNot: [from, ...allowed],
    },
  }
}

export default {
  forbidden: [
    only('domain-imports-nothing', '^lib/domain/', []),
    only('contract-imports-nothing', '^lib/contract/', ['^lib/domain/text']),
    only('config-stands-alone', '^lib/config/', []),
    only('i18n', '^lib/i18n/', ['^lib/domain/', '^lib/config/log', '^messages/']),
    only('seo', '^lib/seo/', ['^lib/domain/', '^lib/i18n/']),
    only('page-cache', '^lib/page-cache/', ['^lib/config/']),
    only('reads', '^lib/api/', ['^lib/contract/', '^lib/domain/', '^lib/config/', '^lib/i18n/']),
    only('backend', '^lib/backend/', ['^lib/contract/', '^lib/domain/', '^lib/config/']),
    // The process itself: it puts the rooms together, and nothing that it puts together may enter it.
    only('server', '^lib/server/', ['^lib/']),
    {
      name: 'only-the-start-enters-the-server',
      severity: 'error',
      from: { path: '^(app|components|lib|middleware)', pathNot: '^lib/server/' },
      to: { path: '^lib/server/' },
    },
    only('ui-knows-no-domain', '^components/ui/', ['^lib/domain/(safe-html|soft-hyphens|digits)']),
    only('components', '^components/', [
      '^components/',
      '^lib/domain/',
      '^lib/i18n/',
      '^lib/seo/',
      '^lib/page-cache/marks',
      '^lib/api/(failure|send-|menus-in-browser)',
      '^messages/',
    ]),
    only('pages', '^app/(?!api/)', [
      '^components/',
      '^lib/(api|config|domain|i18n|page-cache|seo)/',
    ]),
    only('api-routes', '^app/.*route\\.ts$', [
      '^lib/(api|backend|config|contract|domain|i18n|page-cache|seo)/',
    ]),
    ...SCREENS.map((room) => ({
      name: `screens-stay-apart-${room}`,
      severity: 'error',
      from: { path: `^components/${room}/` },
      to: {
        path: `^components/(${SCREENS.filter((other) => other !== room).join('|')})/`,
      },
    })),
    {
      name: 'only-a-development-page-shows-the-style-room',
      severity: 'error',
      from: { pathNot: '^(components/style/|app/.*\\.dev\\.tsx$)' },
      to: { path: '^components/style/' },
    },
    {
      name: 'nobody-imports-pages',
      severity: 'error',
      from: { pathNot: '^app/' },
      to: { path: '^app/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-development-packages-in-the-site',
      severity: 'error',
      from: { path: '^(app|components|lib|middleware|instrumentation)', pathNot: TESTS },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: { path: [SOURCE, '\\.(json|css)$', 'node_modules'] },
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
