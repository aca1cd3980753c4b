export const HELP = `The office's view of the enquiries that the site has accepted.

  npm run enquiries -- list                    what there is, the newest last
  npm run enquiries -- show A-4F7K             one enquiry, with what became of it
  npm run enquiries -- export > file.csv       all of it, for a spreadsheet
  npm run enquiries -- take A-4F7K             say that somebody sees to it
  npm run enquiries -- answer A-4F7K --outcome reached
                                               say what became of the call
  npm run enquiries -- assign A-4F7K --office uae
                                               give it to another office
  npm run enquiries -- stats                   how promises were kept, by office and week
  npm run enquiries -- retry A-4F7K            deliver again, now
  npm run enquiries -- erase A-4F7K --yes      forget an enquiry for good
  npm run enquiries -- purge --yes             erase what is done with and old
  npm run enquiries -- backup FILE             copy the store, also while the site runs
  npm run enquiries -- import FILE             put back what a backup has and the store has not
  npm run enquiries -- verify                  see whether the store is whole; with FILE, a backup
  npm run enquiries -- synthetic-check         send one of the site's own, and see it arrive
  npm run enquiries -- audit                   who did what by these commands, the newest last

list, export
  --state STATE      one of these, of the call
                     open             nobody has taken it
                     taken            somebody has, and has not said what became of it
                     answered         the visitor was called
                     or one of these, of its delivery
                     waiting          not delivered everywhere yet, or nowhere to deliver to
                     delivered        everywhere
                     needs-attention  a receiver refused it: somebody must look at it
                     dead             given up after 72 hours of failures
                     rejected         found not valid by the backend; the visitor was told
                     unreadable       this version of the site does not understand it: it needs
                                      attention too; show and export give it as it is stored
  --suspicious       only what may be spam
  --since DATE       accepted on that day or later, such as 2026-11-27
  --office SLUG      those of the office in that country, such as uae
  --due MOMENT       to be called by then, such as 2026-11-27T12:00:00Z; now: overdue, with
                     --state open or taken
  --phone NUMBER     what a number has sent, however it is spelt: '8 (495) 000-00-11', +74950000011
  --limit N          (list, audit) the newest N; 50 where nothing is said
  --format FORMAT    (export) csv or json; csv where nothing is said
  --output FILE      (export) to a new file that only you can read, not to the screen

take, answer, assign REFERENCE …
  --outcome OUTCOME  (answer) reached, no_reply or wrong_number; a later word corrects it
  --office SLUG      (assign) who has to call, within its own promise from now on

stats
  --weeks N          this week and those before; 8 where nothing is said
  --office SLUG      one office alone
                     Kept is what was answered by the time that was promised. No personal data.

synthetic-check      --url URL to ask the site there; SITE_URL where nothing is said
                     It reaches every receiver and no office, and is erased again.
retry                REFERENCE …, or all of a state: --state dead, --state needs-attention
                     One that had nowhere to go goes to what is configured now.
erase                REFERENCE …, or --phone NUMBER for all that a number has sent
purge                --days N for another age than RETENTION_DAYS
                     Done with is what is delivered everywhere, was rejected, or had nowhere to go.
                     --undelivered for the undelivered as well
backup               --force to take the place of a file that is there. Only you can read it.
                     With DATABASE_URL: pg_dump, as this command says.
import               What is there stays as it is, what was erased stays erased, and what is too
                     old to be kept is left out. The same file may be imported again.
verify               Ends with 1 where something is damaged, cannot be read, or had been erased.

A reference may be typed as it was heard: a4f7k is A-4F7K. Where several enquiries share one, the
key that list --keys shows tells them apart. One whose reference cannot be read is named by its
place in the store, as list shows it: id:17. erase and purge say what they would erase, and erase
it where --yes is there. The store is in the folder that DATA_DIR names.
`
