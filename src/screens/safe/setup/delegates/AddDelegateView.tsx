import type { ChainSummary } from '#base'
import { Field, Form, Select, TextInput, useForm, useText } from '#ui'
import { SignedRequestDialog, type SignedRequestDialogProps } from '#screens/transactions/confirm'
import type { Contact } from '#screens/core/names'
import { AddressField, isUrgentProblem } from '#screens/transactions/send'
import styles from '../../../common/form/fields.module.css'
import { type FoundAddress, useAddressProblemText } from '#screens/common/typedAddress'
import { setupText } from '../text.ts'
import {
  type DelegateCheck,
  type DelegateForm,
  type DelegateProblem,
  longestLabel,
} from './checkDelegate.ts'

export interface AddDelegateViewProps extends Pick<
  SignedRequestDialogProps,
  'state' | 'isElsewhere' | 'onSwitchChain' | 'onStart' | 'onBack' | 'onCancel' | 'onClose'
> {
  chain: ChainSummary
  /** For the prefixes of addresses. */
  chains: readonly ChainSummary[]
  contacts: readonly Contact[]
  form: DelegateForm
  onForm: (form: DelegateForm) => void
  found: FoundAddress
  check: DelegateCheck
}

/** Who becomes a delegate, by which name, and where. */
export function AddDelegateView(props: AddDelegateViewProps) {
  const { chain, chains, contacts, form, onForm, found, check, onStart, ...request } = props
  const text = useText(setupText)
  const addressText = useAddressProblemText(chains)
  const control = useForm()
  const problemText = (problem: DelegateProblem) => {
    switch (problem.why) {
      case 'otherChain':
        return text('problem.otherChain', { network: problem.network })
      case 'itself':
        return text('problem.itself')
      case 'owner':
      case 'same':
        return text(`problem.${problem.why}.delegate`)
      default:
        return addressText(problem)
    }
  }
  return (
    <SignedRequestDialog
      {...request}
      chain={chain}
      words={{
        heading: text('addDelegate.title'),
        lead: text('addDelegate.text'),
        sign: text('addDelegate.sign'),
        signing: text('delegateRequest.signing'),
        signingText: text('delegateRequest.signingText'),
        done: text('addDelegate.done'),
        doneText: text('addDelegate.doneText', { name: form.label.trim() }),
        declined: text('addDelegate.declined'),
        unreachable: text('addDelegate.unreachable'),
      }}
      end={[{ label: text('delegate.close'), variant: 'primary', onPress: props.onClose }]}
      onStart={() => control.attempt(check.ready !== undefined, onStart)}
    >
      {/* Data can't be changed while it's being signed. */}
      <Form form={control} className={styles.form} inert={request.state.step === 'signing'}>
        <AddressField
          label={text('addDelegate.address')}
          hint={text('new.hint')}
          typed={form.typed}
          onTyped={(typed) => onForm({ ...form, typed })}
          found={found}
          error={check.address && problemText(check.address)}
          isUrgent={isUrgentProblem(check.address)}
          contacts={contacts}
        />
        <Field
          label={text('addDelegate.label')}
          hint={text('addDelegate.label.hint')}
          error={check.label && text(`problem.label.${check.label}`, { count: longestLabel })}
          urgent={check.label === 'tooLong'}
        >
          <TextInput
            value={form.label}
            onChange={(event) => onForm({ ...form, label: event.target.value })}
          />
        </Field>
        <Field label={text('addDelegate.scope')}>
          <Select
            value={form.scope}
            onChange={(event) =>
              onForm({ ...form, scope: event.target.value === 'chain' ? 'chain' : 'safe' })
            }
            options={[
              { value: 'safe', label: text('addDelegate.scope.safe') },
              { value: 'chain', label: text('addDelegate.scope.chain', { network: chain.name }) },
            ]}
          />
        </Field>
      </Form>
    </SignedRequestDialog>
  )
}
