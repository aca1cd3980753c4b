export const HELP = `The content of the site, from the command line:

  npm run content -- check
      Every fault, with file, line, field and what to write. No server is needed.
  npm run content -- preview
      The site with drafts and with what is dated ahead, marked, at an address of
      this machine alone. Enquiries that are sent there reach nobody.

The folder is that of CONTENT_DIR, ./content by default.
`
