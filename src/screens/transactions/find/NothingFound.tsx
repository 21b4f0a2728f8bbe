import Search from 'lucide-react/icons/search'
import { Button, EmptyState, useText } from '#ui'
import { findText } from './text.ts'

/** No row of all that there are matches. */
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
