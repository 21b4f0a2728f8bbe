import type { ChainSummary } from '#base'
import type { Delegate } from '#domain'
import { DataItem, DataList, Notice, useText } from '#ui'
import { SignedRequestDialog, type SignedRequestDialogProps } from '#screens/transactions/confirm'
import { PartyText } from '#screens/common/parties'
import { setupText } from '../text.ts'

export interface RemoveDelegateViewProps extends Pick<
  SignedRequestDialogProps,
  'state' | 'isElsewhere' | 'onSwitchChain' | 'onStart' | 'onBack' | 'onClose'
> {
  chain: ChainSummary
  delegation: Omit<Delegate, 'label'>
}

/** Which delegation ends, and what that doesn't undo. */
export function RemoveDelegateView({
  chain,
  delegation,
  onClose,
  ...request
}: RemoveDelegateViewProps) {
  const text = useText(setupText)
  const { delegate, delegator, safe } = delegation
  return (
    <SignedRequestDialog
      {...request}
      chain={chain}
      words={{
        heading: text('removeDelegate.title'),
        lead: text('removeDelegate.text'),
        sign: text('removeDelegate.sign'),
        signing: text('delegateRequest.signing'),
        signingText: text('delegateRequest.signingText'),
        done: text('removeDelegate.done'),
        doneText: text('removeDelegate.doneText'),
        declined: text('removeDelegate.declined'),
        unreachable: text('removeDelegate.unreachable'),
      }}
      variant="danger"
      end={[{ label: text('delegate.close'), variant: 'primary', onPress: onClose }]}
      onCancel={onClose}
      onClose={onClose}
    >
      <DataList>
        <DataItem label={text('addDelegate.address')}>
          <PartyText party={{ address: delegate, name: null }} chain={chain} variant="full" />
        </DataItem>
        <DataItem label={text('removeDelegate.owner')}>
          <PartyText party={{ address: delegator, name: null }} chain={chain} variant="full" />
        </DataItem>
      </DataList>
      {safe === null && (
        <Notice tone="warning">{text('removeDelegate.all', { network: chain.name })}</Notice>
      )}
    </SignedRequestDialog>
  )
}
