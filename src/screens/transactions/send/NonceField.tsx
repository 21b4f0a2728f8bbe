import type { Remote } from '#base'
import { Field, Notice, Problem, TextInput, useText } from '#ui'
import type { KnownNonces, NonceCheck, NonceProblem } from './checkNonce.ts'
import { sendText } from './text.ts'

export interface NonceFieldProps {
  nonces: Remote<KnownNonces>
  value: string
  onChange: (value: string) => void
  check: NonceCheck
}

/** The nonce, and what choosing another than the next free one means. */
export function NonceField({
  nonces,
  value,
  onChange,
  check: { nonce, problem, consequence },
}: NonceFieldProps) {
  const text = useText(sendText)
  const recommended = nonces.status === 'ready' ? nonces.value.recommended.toString() : undefined
  return (
    <>
      {nonces.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('nonce.failed')}
          reason={nonces.reason}
          onRetry={nonces.retry}
        />
      )}
      <Field
        label={text('nonce')}
        hideLabel
        hint={
          recommended === undefined
            ? nonces.status === 'loading' && text('nonce.loading')
            : text('nonce.hint', { recommended })
        }
        error={
          problem && (value !== '' || nonces.status === 'failed')
            ? problemText(text, problem)
            : undefined
        }
        urgent={value === ''}
      >
        <TextInput
          inputMode="numeric"
          dir="ltr"
          value={value}
          placeholder={nonce?.toString() ?? recommended}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {consequence && (
        <Notice tone="warning" live>
          {text(`nonce.${consequence}`, { recommended: recommended ?? '' })}
        </Notice>
      )}
    </>
  )
}

const problemText = (
  text: ReturnType<typeof useText<keyof (typeof sendText)['english']>>,
  problem: NonceProblem,
) =>
  problem.why === 'used'
    ? text('nonce.used', { current: problem.current.toString() })
    : text(`nonce.${problem.why}`)
