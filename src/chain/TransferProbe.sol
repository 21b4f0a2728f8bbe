// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Stands in for an account during a call, sends tokens as it would, and reports whether exactly
/// that arrived. `transferProbe.json` holds its code.
contract TransferProbe {
    struct Sent {
        address token;
        address from;
        address to;
        uint256 raw;
        /// With `transferFrom` instead of `transfer`.
        bool pulled;
    }

    /// 0: exactly this moves. 1: something else does, or nothing. 2: it reverts.
    function probe(Sent[] calldata sent) external returns (uint8[] memory results) {
        results = new uint8[](sent.length);
        for (uint256 index = 0; index < sent.length; index++) results[index] = send(sent[index]);
    }

    function send(Sent calldata one) private returns (uint8) {
        uint256 from = balanceOf(one.token, one.from);
        uint256 to = balanceOf(one.token, one.to);
        address owner = ownerOf(one.token, one.raw);
        (bool ok, bytes memory answer) = one.token.call(
            one.pulled
                ? abi.encodeWithSelector(0x23b872dd, one.from, one.to, one.raw)
                : abi.encodeWithSelector(0xa9059cbb, one.to, one.raw)
        );
        if (!ok) return 2;
        if (answer.length != 0 && (answer.length < 32 || uint256(bytes32(answer)) != 1)) return 1;
        if (owner != address(0)) return owner == one.from && ownerOf(one.token, one.raw) == one.to ? 0 : 1;
        uint256 moved = one.from == one.to ? 0 : one.raw;
        unchecked {
            return from - balanceOf(one.token, one.from) == moved && balanceOf(one.token, one.to) - to == moved ? 0 : 1;
        }
    }

    function balanceOf(address token, address owner) private view returns (uint256) {
        return read(token, abi.encodeWithSelector(0x70a08231, owner));
    }

    function ownerOf(address token, uint256 id) private view returns (address) {
        return address(uint160(read(token, abi.encodeWithSelector(0x6352211e, id))));
    }

    function read(address token, bytes memory data) private view returns (uint256) {
        (bool ok, bytes memory answer) = token.staticcall(data);
        return ok && answer.length >= 32 ? uint256(bytes32(answer)) : 0;
    }
}
