import { useState } from 'react'
import { type Remote, visibleText } from '#base'
import type { Erc20 } from '#chain'
import { signatureOf } from '#safe'
import { Disclosure, Field, Problem, TextArea, useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import type { FoundAddress } from '#screens/common/typedAddress'
import styles from '../../../common/form/fields.module.css'
import call from './CallView.module.css'
import { newTransactionText } from '../text.ts'
import { type ArgumentContext, ArgumentField } from './ArgumentField.tsx'
import { argumentsIn, type CallCheck, type CallForm, targetProblem } from './callForm.ts'
import { MethodPicker } from './MethodPicker.tsx'

export interface MethodFieldsProps extends ArgumentContext {
  form: CallForm
  onForm: (form: CallForm) => void
  check: CallCheck
  /**
   * The contract as the gateway knows it, null if it doesn't; undefined before there is an address.
   */
  contract: Remote<{ name: string | null } | null> | undefined
  /** Whether the gateway knows methods of the contract. */
  hasKnown: boolean
  /** The account found for each argument that is one, by position. */
  accounts?: readonly (FoundAddress | undefined)[] | undefined
  /** The argument that is an amount of a token. */
  amountOf?: { index: number; token: Erc20 } | undefined
}

/** Maximum names shown of unreadable methods. */
const mostUnread = 10

/** A method of a contract, its arguments, and the ABI that it comes from. */
export function MethodFields({
  form,
  onForm,
  check,
  contract,
  hasKnown,
  accounts = [],
  amountOf,
  ...context
}: MethodFieldsProps) {
  const text = useText(newTransactionText)
  const { locale } = useTextSettings()
  const { method, methods, abi, unread = [] } = check
  const [isOpened, setOpened] = useState(form.abi !== '')
  const isAbiOpen = isOpened || form.abi !== '' || (!hasKnown && contract?.status !== 'loading')
  const abiError = abi && text(`call.abi.${abi}`)
  const field = (
    <Field label={text('call.abi')} hideLabel hint={text('call.abi.hint')} error={abiError}>
      <TextArea
        className={call.abi}
        mono
        dir="ltr"
        value={form.abi}
        onChange={(event) => onForm({ ...form, abi: event.target.value })}
      />
    </Field>
  )
  const signature = method && signatureOf(method)
  const typed = method ? argumentsIn(form, method) : []
  const name = contract?.status === 'ready' ? contract.value?.name : undefined
  return (
    <>
      {contract?.status === 'loading' && (
        <span className={styles.quiet} role="status">
          {text('call.looking')}
        </span>
      )}
      {contract?.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('call.lookup.failed')}
          reason={contract.reason}
          onRetry={contract.retry}
        />
      )}
      {contract?.status === 'ready' && !hasKnown && form.abi.trim() === '' && (
        <p className={styles.quiet}>{text('call.unknown')}</p>
      )}
      {/* Always the same element, so that the field being typed into stays. */}
      <Disclosure
        summary={text(hasKnown ? 'call.abi.own' : 'call.abi')}
        open={isAbiOpen}
        onOpenChange={setOpened}
      >
        {field}
      </Disclosure>
      {unread.length > 0 && (
        <p className={styles.quiet}>
          {text('call.abi.unread', {
            names: formatList(locale, [
              ...unread.slice(0, mostUnread),
              unread.length > mostUnread ? '…' : undefined,
            ]),
          })}
        </p>
      )}
      {method && signature && (
        <>
          <Field
            label={text('call.method')}
            hint={
              hasKnown &&
              form.abi.trim() === '' &&
              text('call.known', { name: name ? visibleText(name) : text('call.unnamed') })
            }
          >
            <MethodPicker
              methods={methods}
              chosen={signature}
              onChoose={(chosen) => onForm({ ...form, method: chosen })}
            />
          </Field>
          {method.inputs.map((input, index) => {
            const found = accounts[index]
            return (
              <ArgumentField
                key={`${signature} ${index}`}
                {...context}
                input={input}
                index={index}
                value={typed[index] ?? ''}
                onValue={(value) =>
                  onForm({
                    ...form,
                    method: signature,
                    args: {
                      ...form.args,
                      [signature]: typed.map((one, at) => (at === index ? value : one)),
                    },
                  })
                }
                problem={check.args[index]}
                account={found && { found, problem: targetProblem(found, context.chain) }}
                token={amountOf?.index === index ? amountOf.token : undefined}
              />
            )
          })}
        </>
      )}
    </>
  )
}
