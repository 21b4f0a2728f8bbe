import { type Address, zeroAddress } from '#base'
import type { TypedMessage } from '#domain'
import { base } from '../../../mocks/chain/genesis/places.ts'
import { people } from '../../../mocks/people.ts'

// Orders and payments that exchanges and tokens take as typed data: no random, no now.

/** The Safe of the message stories. */
export const seller: Address = '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b'
const fees: Address = '0x0000a26b00c1F0DF003000390027140000fAa719'
export const collection: Address = '0xc0113c710000000000000000000000000000a11E'
const { usdc } = base.tokens
const noBytes = `0x${'0'.repeat(64)}`

type Fields = TypedMessage['types'][string]
const fields = (text: string): Fields =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })

const item = 'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount'
const seaportTypes = {
  OrderComponents: fields(
    'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,' +
      'uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,' +
      'bytes32 conduitKey,uint256 counter',
  ),
  OfferItem: fields(`${item},uint256 endAmount`),
  ConsiderationItem: fields(`${item},uint256 endAmount,address recipient`),
}
const coin = (raw: string, recipient: Address) => ({
  itemType: 0,
  token: zeroAddress,
  identifierOrCriteria: '0',
  startAmount: raw,
  endAmount: raw,
  recipient,
})
const sale = (id: string) => ({
  offerer: seller,
  zone: zeroAddress,
  offer: [
    {
      itemType: 2,
      token: collection,
      identifierOrCriteria: id,
      startAmount: '1',
      endAmount: '1',
    },
  ],
  consideration: [coin('975000000000000000', seller), coin('25000000000000000', fees)],
  orderType: 0,
  startTime: '1700000000',
  endTime: '2000000000',
  zoneHash: noBytes,
  salt: '1',
  conduitKey: noBytes,
  counter: '0',
})
const seaportDomain = {
  name: 'Seaport',
  version: '1.6',
  chainId: 1,
  verifyingContract: '0x0000000000000068F116a894984e2DB1123eB395',
}

/** Sells an NFT for 0.975 ETH and a fee. */
export const seaportOrder: TypedMessage = {
  domain: seaportDomain,
  types: seaportTypes,
  primaryType: 'OrderComponents',
  message: sale('7'),
}

/** The same NFT for nothing: what is paid goes to another account. */
export const gift: TypedMessage = {
  ...seaportOrder,
  message: { ...sale('7'), consideration: [coin('1000000000000000000', people.frank.address)] },
}

/** Three sales in a tree, with one that fills it up. */
export const seaportBulk: TypedMessage = {
  domain: seaportDomain,
  types: { BulkOrder: fields('OrderComponents[2][2] tree'), ...seaportTypes },
  primaryType: 'BulkOrder',
  message: {
    tree: [
      [sale('7'), sale('8')],
      [
        sale('9'),
        { ...sale('0'), offerer: zeroAddress, offer: [], consideration: [], startTime: '0' },
      ],
    ],
  },
}

/** Sells 5,000 USDC and its fee for at least 2 ETH. */
export const cowOrder: TypedMessage = {
  domain: {
    name: 'Gnosis Protocol',
    version: 'v2',
    chainId: 1,
    verifyingContract: '0x9008D19f58AAbD9eD0D60971565AA8510560ab41',
  },
  types: {
    Order: fields(
      'address sellToken,address buyToken,address receiver,uint256 sellAmount,' +
        'uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,' +
        'bool partiallyFillable,string sellTokenBalance,string buyTokenBalance',
    ),
  },
  primaryType: 'Order',
  message: {
    sellToken: usdc,
    buyToken: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
    receiver: zeroAddress,
    sellAmount: '5000000000',
    buyAmount: '2000000000000000000',
    validTo: 2_000_000_000,
    appData: noBytes,
    feeAmount: '1000000',
    kind: 'sell',
    partiallyFillable: false,
    sellTokenBalance: 'erc20',
    buyTokenBalance: 'erc20',
  },
}

/** Pays 5,000 USDC, regardless of the sender. */
export const authorization: TypedMessage = {
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc },
  types: {
    TransferWithAuthorization: fields(
      'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
    ),
  },
  primaryType: 'TransferWithAuthorization',
  message: {
    from: seller,
    to: people.frank.address,
    value: '5000000000',
    validAfter: 0,
    validBefore: 2_000_000_000,
    nonce: noBytes,
  },
}
