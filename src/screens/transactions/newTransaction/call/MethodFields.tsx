import { useState } from 'react'
import { type Remote, visibleText } from '#base'
import { canonicalType, signatureOf } from '#safe'
import { Disclosure, Field, Notice, Problem, Select, TextArea, TextInput, useText } from '#ui'
import styles from '../../../common/form/fields.module.css'
import { newTransactionText } from '../text.ts'
import { argumentHint, argumentProblemText, isShownAtOnce } from './argumentText.ts'
import type { CallCheck, CallForm } from './callForm.ts'

interface MethodFieldsProps {
  form: CallForm
  onForm: (form: CallForm) => void
  check: CallCheck
  /**
   * The contract as the gateway knows it, null if it doesn't; undefined before there is an address.
   */
  contract: Remote<{ name: string | null } | null> | undefined
  /** Whether the gateway knows methods of the contract. */
  hasKnown: boolean
}

/** A method of a contract, its arguments, and the ABI that it comes from. */
export function MethodFields({ form, onForm, check, contract, hasKnown }: MethodFieldsProps) {
  const text = useText(newTransactionText)
  const { method, methods, abi } = check
  const [isOpened, setOpened] = useState(form.abi !== '')
  const isAbiOpen = isOpened || form.abi !== '' || (!hasKnown && contract?.status !== 'loading')
  const abiError = abi && text(`call.abi.${abi}`)
  const field = (
    <Field label={text('call.abi')} hideLabel hint={text('call.abi.hint')} error={abiError}>
      <TextArea
        mono
        dir="ltr"
        value={form.abi}
        onChange={(event) => onForm({ ...form, abi: event.target.value })}
      />
    </Field>
  )
  const signature = method && signatureOf(method)
  const typed = (signature && form.args[signature]) || []
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
      {hasKnown && form.abi.trim() === '' && (
        <Notice>{text('call.known', { name: name ?? text('call.unnamed') })}</Notice>
      )}
      {contract?.status === 'ready' && !hasKnown && form.abi.trim() === '' && (
        <p className={styles.quiet}>{text('call.unknown')}</p>
      )}
      {/* Always the same one, so that the field that is typed into stays. */}
      <Disclosure
        summary={text(hasKnown ? 'call.abi.own' : 'call.abi')}
        open={isAbiOpen}
        onOpenChange={setOpened}
      >
        {field}
      </Disclosure>
      {method && signature && (
        <>
          <Field label={text('call.method')}>
            <Select
              value={signature}
              onChange={(event) => onForm({ ...form, method: event.target.value })}
              options={methods.map((one) => ({
                value: signatureOf(one),
                label: visibleText(signatureOf(one)),
              }))}
            />
          </Field>
          {method.inputs.map((input, index) => {
            const problem = check.args[index]
            const value = typed[index] ?? ''
            return (
              <Field
                key={`${signature} ${index}`}
                label={argumentLabel(text, visibleText(input.name), canonicalType(input), index)}
                hint={argumentHint(text, input)}
                error={problem && argumentProblemText(text, problem)}
                urgent={problem && value !== '' && isShownAtOnce(problem)}
              >
                <TextInput
                  mono
                  dir="ltr"
                  autoCapitalize="none"
                  value={value}
                  onChange={(event) => {
                    const args = method.inputs.map((_, at) =>
                      at === index ? event.target.value : (typed[at] ?? ''),
                    )
                    onForm({
                      ...form,
                      method: signature,
                      args: { ...form.args, [signature]: args },
                    })
                  }}
                />
              </Field>
            )
          })}
        </>
      )}
    </>
  )
}

const argumentLabel = (
  text: ReturnType<typeof useText<keyof (typeof newTransactionText)['english']>>,
  name: string,
  type: string,
  index: number,
) =>
  name
    ? text('call.argument', { name, type })
    : text('call.argument.unnamed', { number: index + 1, type })
