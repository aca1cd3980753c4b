import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'content/**/*.md'])
const IGNORED = ['node_modules', '.next', '.git', 'data', 'reports', 'test-results', 'screenshots']
const NAMES = new Set(
  globSync('**/*.{ts,tsx,mjs,json,css,yaml}', { exclude: (name) => IGNORED.includes(name) }).map(
    (path) => path.replace(/^.*\//, ''),
  ),
)

const CODE = /`([^`\n]+)`/g
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g
const PATH = /^(?:app|components|content|docs|e2e|lib|messages|public|scripts|\.ci)\/[^\s{}()]*$/
const INTERNALS = /from '(next\/dist\/[^']+)'/g
const FILE_NAME = /^[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|css|yaml)$/

test('there are documents to look at', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(10)
})

test.each(DOCUMENTS)('%s names only files and folders that exist', (document) => {
  const text = readFileSync(document, 'utf8')
  const code = Array.from(text.matchAll(CODE), ([, named = '']) => named)
  const links = Array.from(text.matchAll(LINK), ([, target = '']) => target)
  const missing = [
    ...code.filter((named) => PATH.test(named) && !isThere(named)),
    ...code.filter((named) => FILE_NAME.test(named) && !NAMES.has(named)),
    ...links.filter((target) => !existsSync(join(dirname(document), target))),
  ]
  expect(missing).toEqual([])
})

test('every import into the framework’s internals stands in the guide to upgrading it', () => {
  const guide = readFileSync('docs/guides/upgrade-the-framework.md', 'utf8')
  const files = globSync(['{app,components,lib,scripts}/**/*.{ts,tsx,mjs}', '*.ts'])
  const imported = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(INTERNALS), ([, name = '']) => [file, name]),
  )
  expect(imported.length).toBeGreaterThan(0)
  const isTest = (file: string) => file.includes('.test.')
  const unlisted = imported.filter(
    ([file = '', name = '']) => !guide.includes(name) || !(isTest(file) || guide.includes(file)),
  )
  expect(unlisted).toEqual([])
})

test('no two decisions have the same number', () => {
  const numbers = globSync('docs/decisions/*.md').map((path) =>
    path.replace(/^.*\/(\d+)-.*$/, '$1'),
  )
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

/** `<name>` stands for any. */
function isThere(path: string): boolean {
  if (!path.includes('<')) return existsSync(path)
  return globSync(path.replaceAll(/<[^>]*>/g, '*')).length > 0
}
