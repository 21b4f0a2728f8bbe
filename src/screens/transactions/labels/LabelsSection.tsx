import { useMemo } from 'react'
import type { SafeRef } from '#base'
import { useAnnounce, useText, useToast } from '#ui'
import { useKeptForm } from '#screens/common/form'
import {
  type Labeled,
  labelKey,
  type Labels,
  labelsIn,
  usedLabels,
  useLabels,
  withLabel,
  withoutLabel,
} from '#screens/core/stores'
import { type LabelDraft, readDraft } from './labelDraft.ts'
import { LabelsView } from './LabelsView.tsx'
import { labelsText } from './text.ts'

export interface LabelsSectionProps {
  at: SafeRef
  of: Labeled
}

/** The labels of a transaction, to be added, changed, and removed. */
export function LabelsSection({ at, of }: LabelsSectionProps) {
  const text = useText(labelsText)
  const toast = useToast()
  const announce = useAnnounce()
  const [all, change] = useLabels(at)
  const key = labelKey(of)
  const labels = labelsIn(all, of)
  const used = useMemo(() => usedLabels(all), [all])
  const [draft, setDraft, forget] = useKeptForm<LabelDraft | undefined>(
    `label.${at.chainId}.${at.address}.${key}`,
    readDraft,
    undefined,
  )
  const close = () => {
    setDraft(undefined)
    forget()
  }
  const act = (next: (before: Labels) => Labels) => {
    const isStored = change(key, next)
    if (isStored) announce(text('saved'))
    else toast.show({ tone: 'failed', title: text('unsaved') })
  }
  return (
    <LabelsView
      labels={labels}
      used={used}
      draft={draft}
      onDraft={(next) => (next ? setDraft(next) : close())}
      onSave={(label, before) => {
        act((now) => withLabel(now, label, before))
        close()
      }}
      onRemove={(label) => act((now) => withoutLabel(now, label))}
    />
  )
}
