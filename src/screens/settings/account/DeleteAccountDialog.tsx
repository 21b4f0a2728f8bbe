import { useMutation } from '@tanstack/react-query'
import type { Account } from '#domain'
import { deleteAccountMutation, readFailure } from '#queries'
import { useText, useToast } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import { DeleteAccountView } from './DeleteAccountView.tsx'
import { accountText } from './text.ts'

export interface DeleteAccountDialogProps {
  account: Account
  /** See `useLogin`. */
  reportDeclined: (error: unknown) => boolean
  onClose: () => void
}

/**
 * Deletes the account at the gateway, after a confirmation. Closing the dialog doesn't stop the
 * request.
 */
export function DeleteAccountDialog({
  account,
  reportDeclined,
  onClose,
}: DeleteAccountDialogProps) {
  const text = useText(accountText)
  const { gateway } = useEnvironment()
  const toast = useToast()
  const { mutateAsync, isPending, error } = useMutation(deleteAccountMutation(gateway))
  const remove = async () => {
    try {
      await mutateAsync(account.address)
      toast.show({ tone: 'done', title: text('delete.done') })
      onClose()
    } catch (cause) {
      if (reportDeclined(cause)) onClose()
    }
  }
  return (
    <DeleteAccountView
      account={account}
      isDeleting={isPending}
      failure={error ? readFailure(error, navigator.onLine) : undefined}
      onDelete={() => void (isPending || remove())}
      onClose={onClose}
    />
  )
}
