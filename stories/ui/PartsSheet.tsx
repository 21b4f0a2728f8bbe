import Copy from 'lucide-react/icons/copy'
import Inbox from 'lucide-react/icons/inbox'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Trash2 from 'lucide-react/icons/trash'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import {
  AddressText,
  Amount,
  Button,
  ButtonLink,
  Checkbox,
  Code,
  CopyButton,
  DataItem,
  DataList,
  Disclosure,
  EmptyState,
  FiatAmount,
  Field,
  IconButton,
  KeyHints,
  List,
  ListRow,
  Logo,
  Notice,
  Problem,
  ProofStrip,
  QuorumRing,
  RowButton,
  RowLink,
  Select,
  Skeleton,
  StatusBadge,
  statuses,
  Switch,
  TabLink,
  TabLinks,
  Tabs,
  TextInput,
  Toast,
} from '#ui'

const treasury = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const hash = '0x3f1d0c2b9a7e6f5d4c3b2a190817f6e5d4c3b2a1908f7e6d5c4b3a2918070605'
const checks = [
  { id: 'hash', status: 'passed' as const, words: 'The hash matches what is shown' },
  { id: 'owners', status: 'failed' as const, words: 'A signature belongs to nobody' },
  { id: 'chain', status: 'unknown' as const, words: 'Not checked on-chain' },
]

/** All components on one page, to review a theme. */
export const PartsSheet = () => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 20,
      alignItems: 'start',
    }}
  >
    <Column>
      <Line>
        <Logo name="Coffer" />
        <QuorumRing signed={2} required={3} size={40} />
        <Amount value={2_500_000_000_000_000_000n} symbol="ETH" size="l" direction="in" />
        <FiatAmount value="12480.5" currency="usd" quiet />
      </Line>
      <Line>
        <Button variant="primary" icon={Plus}>
          Send
        </Button>
        <Button>Details</Button>
        <Button variant="quiet">Show all</Button>
        <Button variant="danger">Remove</Button>
        <IconButton icon={Trash2} label="Delete" variant="secondary" />
        <ButtonLink href="#explorer">Explorer</ButtonLink>
        <CopyButton value={treasury} what="address" words />
      </Line>
      <Line>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Line>
      <Notice title="No wallet connected">Only owners can sign.</Notice>
      <Notice tone="warning" title="A newer contract version is available">
        It works.
      </Notice>
      <Notice tone="danger" title="A module can move funds">
        Keep it only if you know it.
      </Notice>
      <Notice tone="done" title="Executed" onDismiss={fn()} />
      <Problem reason={{ kind: 'unreachable' }} variant="inline" onRetry={fn()} />
      <Toast
        id={1}
        stays
        tone="failed"
        title="You rejected the request"
        text="Nothing was sent."
        action={{ label: 'Try again', onClick: fn() }}
        onDismiss={fn()}
      />
      <Disclosure summary="Advanced parameters" defaultOpen>
        Nonce 12
      </Disclosure>
    </Column>
    <Column>
      <Field
        label="Safe address"
        hint="An address, or a link to a Safe."
        error="This is not an address."
      >
        <TextInput mono leading={<Search size={16} aria-hidden />} defaultValue="0x1234" />
      </Field>
      <Line>
        <Select label="Currency" options={[{ value: 'eur', label: 'Euro' }]} />
        <Checkbox label="I understand" checked onChange={fn()} />
        <Switch label="Notify me" checked onChange={fn()} />
      </Line>
      <Tabs
        label="Assets"
        tabs={[
          { id: 'tokens', label: 'Tokens', badge: 3 },
          { id: 'nfts', label: 'NFTs' },
        ]}
        selected="tokens"
        onSelect={fn()}
      >
        <AddressText address={treasury} name="treasury.eth" />
      </Tabs>
      <TabLinks label="Transactions">
        <TabLink href="#queue" aria-current="page">
          Queue
        </TabLink>
        <TabLink href="#history">History</TabLink>
      </TabLinks>
      <List label="Transactions">
        <ListRow
          leading={<QuorumRing signed={1} required={2} />}
          title={<RowLink href="#one">Send to treasury.eth</RowLink>}
          detail="Nonce 12"
          status={<StatusBadge status="awaiting" />}
        />
        <ListRow
          leading={<QuorumRing signed={2} required={2} status="done" />}
          title={<RowButton>Received</RowButton>}
          detail="Yesterday"
          selected
        />
      </List>
      <ProofStrip
        status="differs"
        words="The service sent another hash. Do not sign."
        checks={checks}
        hashes={[{ label: 'Safe transaction hash', value: hash }]}
        defaultOpen
      />
      <Code label="Hash" value={hash} />
      <DataList>
        <DataItem label="Signatures" hint="Any two of three owners">
          1 of 2
        </DataItem>
      </DataList>
      <KeyHints hints={[{ keys: ['J'], does: 'Next row' }]} />
      <Skeleton count={2} />
      <EmptyState
        icon={Inbox}
        title="Nothing waits"
        text="What owners propose appears here."
        action={<Button icon={Copy}>Copy link</Button>}
      />
    </Column>
  </div>
)

const Column = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: 16, minInlineSize: 0 }}>{children}</div>
)
const Line = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 }}>{children}</div>
)
