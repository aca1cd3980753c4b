/** All the markup that content may have, as it comes: the sanitizer lets through nothing else. */
export const SAMPLE_PROSE = `
<p>A paragraph with <strong>strong words</strong>, <em>stressed ones</em>, <a href="/contacts">a link
to a page</a> and <a href="https://example.org">one to another site</a>. It is long enough to show the
measure of a text, sixty-two to sixty-eight characters a line, and the leading between its lines.</p>
<h2>A heading of a section</h2>
<p>Абзац по-русски: «кавычки», тире — и неразрывные пробелы. Текст достаточно длинный, чтобы увидеть
меру строки и расстояние между строками.</p>
<ul><li>A point of a list</li><li>Another, which is longer than a line is on a telephone, so that its
second line shows where it begins</li><li>With a list within<ul><li>A point of that</li></ul></li></ul>
<h3>A smaller heading</h3>
<ol><li>The first step</li><li>The second step</li></ol>
<blockquote><p>What somebody has said, set apart from what we say.</p></blockquote>
<h2>A table</h2>
<table><caption>Usual hours</caption><thead><tr><th>Country</th><th>Hours a week</th><th>Notice</th>
<th>Paid leave</th></tr></thead><tbody><tr><th>France</th><td>40</td><td>1 month</td><td>30 days</td>
</tr><tr><th>Switzerland</th><td>42.5</td><td>2 months</td><td>20 days</td></tr></tbody></table>
<h2>A third section</h2>
<p>Schneeraeumungsverantwortlichenstellvertreterversammlung, a word that is wider than a telephone.</p>
`
