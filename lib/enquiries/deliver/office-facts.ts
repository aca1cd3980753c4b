import { z } from 'zod'
import type { Links } from '#lib/enquiries/links/links.ts'
import { officePageAddress } from '#lib/enquiries/links/office-addresses.ts'
import type { OfficeDirectory } from '#lib/enquiries/office/office-directory.ts'
import { describeAbout } from '#lib/enquiries/office/subject.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'

/** What the office's mail says beside the enquiry itself, for programs; all of it may be missing. */
export const officeFactsSchema = z.object({
  /** In the language of the office. */
  office_title: z.string().optional(),
  /** The vacancy or the candidate that it is about, with its country, likewise. */
  about: z.string().optional(),
  /** Pages on which the office says that it sees to it, and what became of the call. */
  take_url: z.url().optional(),
  answer_url: z.url().optional(),
})

export type OfficeFacts = z.output<typeof officeFactsSchema>

export function createOfficeFacts(options: {
  directory: OfficeDirectory
  links: Links
  siteUrl: string
}): (enquiry: Enquiry) => Promise<OfficeFacts> {
  const { directory, links, siteUrl } = options
  return async (enquiry) => {
    const { office, locale } = await directory.deskOf(enquiry.office)
    const about = await directory.aboutOf(enquiry, locale)
    const [take, answer] = await Promise.all([
      links.sign('take', enquiry),
      links.sign('answer', enquiry),
    ])
    return {
      office_title: office?.title,
      about: about && describeAbout(about),
      take_url: officePageAddress(siteUrl, 'take', take),
      answer_url: officePageAddress(siteUrl, 'answer', answer),
    }
  }
}
