import type { CandidateProfile } from '#lib/resources/candidates/model.ts'

interface PostTimelineProps {
  posts: CandidateProfile['experience']
}

/** The posts a candidate has held, as they come: newest first. */
export function PostTimeline({ posts }: PostTimelineProps) {
  return (
    <ol>
      {posts.map(({ period, role, place, text }) => (
        <li
          key={`${period} ${role} ${place}`}
          className="catalogue-row relative border-l border-field pb-9 break-inside-avoid last:pb-0 before:absolute before:top-2 before:-left-[5px] before:size-[9px] before:rounded-full before:bg-ember"
        >
          {period && <p className="pl-6 text-small text-muted tabular-nums md:pt-0.5">{period}</p>}
          <div className="min-w-0 max-md:pl-6 md:col-start-2">
            <h3 className="text-h4">{role}</h3>
            {place && <p className="text-muted">{place}</p>}
            {text && <p className="mt-2 max-w-measure">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
