export const HELP = `The content of the site, from the command line:

  npm run content -- check
      Every fault, with file, line, field and what to write. No server is needed.
  npm run content -- preview
      The site with drafts and with what is dated ahead, marked, at an address of
      this machine alone. Enquiries that are sent there reach nobody.
  npm run content -- stale
      Texts whose other language was changed later.
  npm run content -- stale --mark [FILE [FIELD]]
      Notes that all but these say the same in each language; or one file, one field.
  npm run content -- export KIND [FILE]
      Vacancies, candidates or another kind as a table (CSV) for a spreadsheet.
  npm run content -- import KIND FILE [--dry-run]
      Takes such a table in. All is checked first; a fault names row and column.

The folder is that of CONTENT_DIR, ./content by default.
`
