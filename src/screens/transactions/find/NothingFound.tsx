import Search from 'lucide-react/icons/search'
import { Button, EmptyState, useText } from '#ui'
import { findText } from './text.ts'

/** None of the rows matches. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const text = useText(findText)
  return (
    <EmptyState
      icon={Search}
      title={text('empty.title')}
      text={text('empty.text')}
      action={<Button onClick={onClear}>{text('clear')}</Button>}
    />
  )
}
