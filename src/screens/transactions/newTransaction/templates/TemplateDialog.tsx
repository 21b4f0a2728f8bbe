import type { SafeRef } from '#base'
import type { Erc20 } from '#chain'
import { useAnnounce, useText } from '#ui'
import { useKeptForm } from '#screens/common/form'
import { useChain } from '#screens/core/environment'
import type { TransactionDraft } from '#screens/core/stores'
import {
  changeTemplates,
  paymentIn,
  type Template,
  useTemplates,
  useToday,
  withChanged,
  withTemplate,
} from '#screens/core/templates'
import type { ReadCall } from '#screens/transactions/draft'
import { templatesText } from '#screens/transactions/templates'
import { checkTemplate, formOf, readTemplateForm, templateOf } from './templateForm.ts'
import { TemplateView } from './TemplateView.tsx'

/** A draft that becomes a template, with what its calls do. */
export interface DraftToSave {
  draft: TransactionDraft
  read: readonly ReadCall[]
  tokens: readonly Erc20[]
}

export interface TemplateDialogProps {
  at: SafeRef
  of: DraftToSave | { template: Template }
  onClose: () => void
}

/** Saves the draft as a template, or changes a template's name and reminder. */
export function TemplateDialog({ at, of, onClose }: TemplateDialogProps) {
  const text = useText(templatesText)
  const announce = useAnnounce()
  const chain = useChain(at.chainId)
  const today = useToday()
  const { all } = useTemplates()
  const edited = 'template' in of ? of.template : undefined
  const [form, setForm, forget] = useKeptForm(
    `saveTemplate:${at.chainId}:${at.address}:${edited?.id ?? ''}`,
    readTemplateForm,
    formOf(edited, today),
  )
  if (!chain) return null
  const check = checkTemplate(form, { at, all, edited })
  const payments =
    'draft' in of
      ? of.draft.calls.flatMap((call, place) => {
          const read = of.read[place]
          return read && paymentIn(call) ? [{ id: call.id, read }] : []
        })
      : []
  const save = () => {
    const { complete } = check
    if (!complete) return
    if (edited) changeTemplates((now) => withChanged(now, edited.id, complete))
    else if ('draft' in of) {
      const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
      const template = templateOf(of.draft, { id, at, blanks: form.blanks, complete })
      changeTemplates((now) => withTemplate(now, template))
    }
    forget()
    announce(text('saved', { name: complete.name }))
    onClose()
  }
  return (
    <TemplateView
      act={edited ? 'edit' : 'save'}
      chain={chain}
      payments={payments}
      tokens={'draft' in of ? of.tokens : []}
      form={form}
      check={check}
      onForm={setForm}
      onSave={save}
      onClose={onClose}
    />
  )
}
