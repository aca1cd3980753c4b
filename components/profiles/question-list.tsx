interface QuestionListProps {
  items: readonly { question: string; answer: string }[]
}

export function QuestionList({ items }: QuestionListProps) {
  return (
    <ul className="border-t border-ink">
      {items.map(({ question, answer }) => (
        <li
          key={question}
          className="grid gap-x-8 gap-y-2 border-b border-rule py-6 md:grid-cols-[2fr_3fr]"
        >
          <h3 className="min-w-0 text-h4">{question}</h3>
          <p className="min-w-0 max-w-measure text-muted">{answer}</p>
        </li>
      ))}
    </ul>
  )
}
