import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listHeadings, splitLead } from './safe-html.ts'
import { sanitizeHtml, sanitizeOptionalHtml, toPlainText, withAbsoluteLinks } from './sanitize.ts'

describe('sanitizeHtml', () => {
  it('keeps the markup that content may have', () => {
    const html =
      '<p>One <strong>two</strong> <em>three</em></p><h3>H</h3><ul><li>a</li></ul><ol><li>b</li></ol>' +
      '<blockquote>q</blockquote><table><caption>c</caption><thead><tr><th>h</th></tr></thead>' +
      '<tbody><tr><td>d</td></tr></tbody></table>'
    expect(sanitizeHtml(html)).toBe(html)
  })

  it.each([
    ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['a style', '<style>p{}</style><p>a</p>', '<p>a</p>'],
    ['a handler', '<p onclick="x()" class="c" style="top:0" id="main">a</p>', '<p>a</p>'],
    ['an image', '<p>a<img src=x onerror=alert(1)>b</p>', '<p>ab</p>'],
    ['a frame', '<iframe src="https://example.org"></iframe><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="a">text</form>', 'text'],
    ['a drawing', '<svg><a href="javascript:x()"><text>t</text></a></svg>', 't'],
    ['a comment', '<p>a<!-- b --></p>', '<p>a</p>'],
    ['an open tag', '<p>a<b', '<p>a</p>'],
  ])('drops %s', (_what, html, safe) => {
    expect(sanitizeHtml(html)).toBe(safe)
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java&#10;script&colon;alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '',
  ])('leaves only the text of a link to %j', (href) => {
    expect(sanitizeHtml(`<p><a href="${href}">text</a></p>`)).toBe('<p>text</p>')
  })

  it.each([
    ['/staff/nanny', '<a href="/staff/nanny">x</a>'],
    ['#pay', '<a href="#pay">x</a>'],
    ['mailto:a@example.org', '<a href="mailto:a@example.org">x</a>'],
    ['tel:+442079460100', '<a href="tel:+442079460100">x</a>'],
    [
      'https://example.org/?a=1&amp;b=2',
      '<a href="https://example.org/?a=1&amp;b=2" rel="noopener nofollow">x</a>',
    ],
    ['HTTP://example.org', '<a href="HTTP://example.org" rel="noopener nofollow">x</a>'],
    ['ht\ntp://example.org', '<a href="http://example.org" rel="noopener nofollow">x</a>'],
  ])('keeps a link to %j', (href, safe) => {
    expect(sanitizeHtml(`<a href="${href}" target="_blank" rel="opener">x</a>`)).toBe(safe)
  })

  it('turns other headings and emphasis into what the pages have', () => {
    expect(sanitizeHtml('<h1>A</h1><h4>B</h4><b>c</b> <i>d</i>')).toBe(
      '<h2 id="section-a">A</h2><h3>B</h3><strong>c</strong> <em>d</em>',
    )
  })

  it('keeps words apart where it drops what stood between them', () => {
    expect(sanitizeHtml('one<br>two<br/>three<div>four</div>five')).toBe('one two three four five')
  })

  it('gives each section an id of its own, the same each time', () => {
    const html = '<h2>Pay &amp; <em>hours</em></h2><h2>Оплата</h2><h2>Pay, hours</h2><h2>!</h2>'
    const safe = sanitizeHtml(html)
    expect(listHeadings(safe)).toEqual([
      { id: 'section-pay-hours', text: 'Pay & hours' },
      { id: 'section-оплата', text: 'Оплата' },
      { id: 'section-pay-hours--2', text: 'Pay, hours' },
      { id: 'section-untitled', text: '!' },
    ])
    expect(sanitizeHtml(html)).toBe(safe)
  })

  it('parts the first paragraph from the rest, where it is plain and not all', () => {
    expect(splitLead(sanitizeHtml('<p>What &amp; why.</p><p>How.</p>'))).toEqual({
      lead: 'What & why.',
      rest: '<p>How.</p>',
    })
    for (const html of ['<p>All.</p>', '<p>With <em>stress</em>.</p><p>b</p>', '<h2>A</h2>']) {
      expect(splitLead(sanitizeHtml(html))).toEqual({ rest: sanitizeHtml(html) })
    }
  })

  it('lets no tag through but its own, whatever the markup', () => {
    const part = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '&',
        '/',
        '=',
        ' ',
        '<p>',
        '</p>',
        '<h2>',
        '</h2>',
        '<a href="',
        '">',
      ],
      ...[
        '<script>',
        '</script>',
        'javascript:',
        'onerror=',
        '<svg',
        '<!--',
        '-->',
        'text',
        '&lt;',
      ],
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const safe = sanitizeHtml(parts.join(''))
        const ownTags =
          /<\/?p>|<h2(?: id="section-[^"<>]+")?>|<\/h2>|<a(?: href="([^"<>]*)")?>|<\/a>/g
        expect(safe.replace(ownTags, '')).not.toMatch(/[<>]/)
        expect(safe).not.toMatch(/href="\s*javascript:/)
        // A link that is left open would take in what follows on the page.
        expect(safe.match(/<a\b/g)?.length).toBe(safe.match(/<\/a>/g)?.length)
      }),
      { numRuns: 500, examples: [[['<a href="', '">', '<a href="', '<a href="', '-->']]] },
    )
  })

  it('survives markup that is nested very deep', () => {
    const safe = sanitizeHtml(`${'<blockquote>'.repeat(20_000)}text`)
    expect(safe).toContain('text')
    expect(safe.length).toBeLessThan(2000)
  })
})

describe('toPlainText', () => {
  it('reads a long text of open ends alone to its end', () => {
    expect(toPlainText('<p>a&nbsp;b</p><br>c')).toBe(' a b  c')
    for (const end of ['<', '</', '<a href=', '<!--']) {
      expect(toPlainText(end.repeat(200_000)).length).toBeGreaterThan(0)
    }
  })
})

describe('sanitizeOptionalHtml', () => {
  it('is absent where nothing is left', () => {
    expect(sanitizeOptionalHtml(undefined)).toBeUndefined()
    expect(sanitizeOptionalHtml('<script>x</script>')).toBeUndefined()
    expect(sanitizeOptionalHtml('<p>a</p>')).toBe('<p>a</p>')
  })
})

describe('withAbsoluteLinks', () => {
  const PAGE = 'https://site.example/ru/blog/post'

  it.each([
    [
      '/vacancies?country=uk&category=x',
      'https://site.example/vacancies?country=uk&amp;category=x',
    ],
    ['other', 'https://site.example/ru/blog/other'],
    ['#section-pay', 'https://site.example/ru/blog/post#section-pay'],
    ['https://else.example/a', 'https://else.example/a'],
    ['mailto:office@site.example', 'mailto:office@site.example'],
  ])('leads from %s to %s', (href, absolute) => {
    const html = sanitizeHtml(`<p><a href="${href}">there</a></p>`)
    expect(withAbsoluteLinks(html, PAGE)).toContain(`<a href="${absolute}"`)
  })

  it('leaves a text that only looks like a link', () => {
    const html = sanitizeHtml('<p>write &lt;a href="/x"&gt; and href="/y"</p>')
    expect(withAbsoluteLinks(html, PAGE)).toBe(html)
  })
})
