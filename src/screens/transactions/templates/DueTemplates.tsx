import { useMemo } from 'react'
import type { SafeRef } from '#base'
import { useText, useToast } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import {
  changeTemplates,
  type DueTemplate,
  dueTemplates,
  storedTemplates,
  useTemplates,
  useToday,
  withChanged,
  withNextDue,
} from '#screens/core/templates'
import { DueView } from './DueView.tsx'
import { templatesText } from './text.ts'
import { useDayText } from './useDayText.ts'
import { useFixedAmounts } from './useFixedAmounts.ts'

/** The reminders of a Safe that are due. */
export function DueTemplates({ at }: { at: SafeRef }) {
  const text = useText(templatesText)
  const toast = useToast()
  const { chains } = useEnvironment()
  const { all } = useTemplates()
  const today = useToday()
  const dayText = useDayText(today)
  const moveOn = (due: DueTemplate) => {
    const { id, name, schedule } = due
    changeTemplates((now) => withNextDue(now, id, schedule.next))
    const moved = storedTemplates().find((one) => one.id === id)
    if (!moved?.schedule || moved.schedule.next === schedule.next) return
    toast.show({
      title: text('due.moved', { name, date: dayText(moved.schedule.next) }),
      action: {
        label: text('undo'),
        onClick: () =>
          changeTemplates((now) => {
            const present = now.find((one) => one.id === id)
            return present && present.schedule?.next === moved.schedule?.next
              ? withChanged(now, id, { name: present.name, schedule })
              : now
          }),
      },
    })
  }
  const href = linkTo(chains, at, 'newTransaction')
  const due = useMemo(() => dueTemplates(all, at, today), [all, at, today])
  const amountsOf = useFixedAmounts(at, due)
  return (
    <DueView
      due={due}
      amountsOf={amountsOf}
      today={today}
      hrefOf={({ id }) => linkTo(chains, at, 'newTransaction', id)}
      allHref={href}
      onNext={moveOn}
    />
  )
}
