/** What a column of a list of payments contains. */
export type Column = 'to' | 'amount' | 'token' | 'type' | 'id' | 'network'

/**
 * Column names as written by payroll and airdrop tools and by people, in lower case and without
 * spaces and marks. Those of the second line count only if none of the first is present.
 */
const names: Readonly<Partial<Record<Column, readonly [sure: string, weaker: string]>>> = {
  to: [
    'to recipient recipients receiver payee beneficiary destination recipientaddress toaddress ' +
      'receiveraddress payeeaddress destinationaddress walletaddress ' +
      'recipientwallet empfänger ' +
      'empfängeradresse destinataire destinatario destinatário alıcı penerima получатель ' +
      'одержувач отримувач ผู้รับ ngườinhận 收款人 收款地址 接收地址 受取人 受取アドレス ' +
      '送金先 수신자 받는사람 المستلم المستفيد נמען प्राप्तकर्ता',
    'address wallet account ethaddress ethereumaddress evmaddress ' +
      'publicaddress adresse dirección ' +
      'direccion endereço endereco carteira cartera billetera portefeuille ' +
      'adres cüzdan alamat ' +
      'dompet адрес адреса кошелек кошелёк гаманець ที่อยู่ địachỉ ví 地址 钱包 錢包 ' +
      '钱包地址 錢包地址 ' +
      'アドレス ウォレット 주소 지갑 العنوان عنوانالمحفظة כתובת ארנק पता वॉलेट',
  ],
  amount: [
    'amount amounts value payment quantity qty sum amounttosend paymentamount tokenamount betrag ' +
      'menge montant quantité importe cantidad monto quantia quantidade ' +
      'montante valor tutar miktar ' +
      'jumlah amaun сумма количество сума кількість จำนวน จำนวนเงิน sốtiền sốlượng ' +
      '金额 金額 数量 數量 ' +
      'amountdue 금액 수량 المبلغ مبلغ الكمية סכום כמות राशि मात्रा',
    'total salary pay payout reward balance netpay netamount wage bonus gehalt salaire salario ' +
      'salário maaş gaji зарплата 工资 薪資 給与 급여 الراتب משכורת वेतन',
  ],
  token: [
    'token tokenaddress contract contractaddress tokencontract tokencontractaddress',
    'symbol tokensymbol asset currency coin ticker währung devise moneda moeda activo ativo para ' +
      'matauang валюта токен สกุลเงิน tiềntệ 代币 代幣 币种 幣種 通貨 トークン 통화 토큰 العملة עملה ' +
      'אסימון मुद्रा टोकन',
  ],
  type: ['tokentype tokenstandard assettype', 'standard'],
  id: ['tokenid nftid', 'id'],
  network: ['chain chainid network networkid blockchain', 'netzwerk réseau red rede сеть мережа'],
}

/** What a column of this name contains; `doubt` is 1 for the weaker names. */
export const columnNames: ReadonlyMap<string, { column: Column; doubt: number }> = new Map(
  Object.entries(names).flatMap(([column, lists]) =>
    lists.flatMap((list, doubt) =>
      list.split(' ').map((name) => [name, { column: column as Column, doubt }] as const),
    ),
  ),
)
