interface QuestionListProps {
  items: readonly { question: string; answer: string }[]
}

export function QuestionList({ items }: QuestionListProps) {
  return (
    <ul className="border-t border-ink">
      {items.map(({ question, answer }) => (
        <li key={question} className="catalogue-row gap-y-2 border-b border-rule py-6">
          <h3 className="min-w-0 text-h4">{question}</h3>
          <p className="min-w-0 max-w-measure text-muted">{answer}</p>
        </li>
      ))}
    </ul>
  )
}
