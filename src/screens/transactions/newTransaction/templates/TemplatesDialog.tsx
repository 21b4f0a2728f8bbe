import { useMemo, useState } from 'react'
import { backupKey, type SafeRef } from '#base'
import { useText, useToast } from '#ui'
import { useChain } from '#screens/core/environment'
import {
  changeTemplates,
  forgetLeftOut,
  storedTemplates,
  type Template,
  useTemplates,
  useTemplatesTrouble,
  useToday,
  withTemplateBack,
} from '#screens/core/templates'
import { templatesKey } from '#screens/core/stores'
import { templatesText, useFixedAmounts } from '#screens/transactions/templates'
import { TemplateDialog } from './TemplateDialog.tsx'
import { TemplatesView } from './TemplatesView.tsx'

export interface TemplatesDialogProps {
  at: SafeRef
  onUse: (id: string) => void
  onClose: () => void
}

/** All templates for a Safe's network. */
export function TemplatesDialog({ at, onUse, onClose }: TemplatesDialogProps) {
  const text = useText(templatesText)
  const toast = useToast()
  const chain = useChain(at.chainId)
  const today = useToday()
  const { all, leftOut } = useTemplates()
  const trouble = useTemplatesTrouble()
  const [edited, setEdited] = useState<Template>()
  const templates = useMemo(
    () => all.filter(({ safe }) => safe.chainId === at.chainId),
    [all, at.chainId],
  )
  const amountsOf = useFixedAmounts(at, templates)
  if (edited)
    return <TemplateDialog at={at} of={{ template: edited }} onClose={() => setEdited(undefined)} />
  const remove = (template: Template) => {
    const place = all.indexOf(template)
    changeTemplates((now) => now.filter(({ id }) => id !== template.id))
    toast.show({
      title: text('deleted', { name: template.name }),
      action: {
        label: text('undo'),
        onClick: () => {
          changeTemplates((now) => withTemplateBack(now, template, place))
          if (!storedTemplates().some(({ id }) => id === template.id))
            toast.show({ tone: 'failed', title: text('name.taken') })
        },
      },
    })
  }
  return (
    <TemplatesView
      network={chain?.name ?? at.chainId}
      templates={templates}
      today={today}
      amountsOf={amountsOf}
      elsewhere={all.length - templates.length}
      leftOut={leftOut}
      backup={backupKey(templatesKey)}
      isUnsaved={trouble === 'unsaved'}
      onUse={({ id }) => onUse(id)}
      onEdit={setEdited}
      onDelete={remove}
      onLeftOutSeen={forgetLeftOut}
      onClose={onClose}
    />
  )
}
