import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, Failure } from '#base'
import { createAccountMutation, readFailure } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { useKeptForm } from '#screens/common/form'
import { accountNameProblem } from './accountName.ts'
import type { CreateAccountProps } from './CreateAccount.tsx'
import { type NameProblem, nameProblemOf } from './nameProblem.ts'

const readName = (value: unknown) => (typeof value === 'string' ? value : undefined)

/**
 * Creates an account for the address that is signed in. The typed name is kept in this tab until it
 * is used.
 */
export function useCreateAccount(
  address: Address,
  { onDone, reportDeclined }: { onDone: () => void; reportDeclined: (error: unknown) => boolean },
): CreateAccountProps {
  const { gateway } = useEnvironment()
  const { mutateAsync, isPending } = useMutation(createAccountMutation(gateway))
  const [name, setName, forget] = useKeptForm(`account:${address.toLowerCase()}`, readName, '')
  const [declined, setDeclined] = useState<NameProblem>()
  const [failure, setFailure] = useState<Failure>()
  const limit = accountNameProblem(name)
  const create = async () => {
    setFailure(undefined)
    try {
      const typed = name.trim()
      await mutateAsync({ address, ...(typed && { name: typed }) })
      forget()
      onDone()
    } catch (error) {
      reportDeclined(error)
      const problem = nameProblemOf(error, name)
      if (problem) setDeclined(problem)
      else setFailure(readFailure(error, navigator.onLine))
    }
  }
  return {
    name,
    onName: (next) => {
      setDeclined(undefined)
      setName(next)
    },
    problem: limit ? { why: limit } : declined,
    status: isPending ? 'creating' : 'idle',
    failure,
    onCreate: () => void (isPending || limit || create()),
  }
}
