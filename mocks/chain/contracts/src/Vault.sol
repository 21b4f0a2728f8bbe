// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Erc20 {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Whatever it is called with, it collects a unit of a token from its caller.
contract Vault {
    address private immutable token;

    constructor(address token_) {
        token = token_;
    }

    fallback() external payable {
        Erc20(token).transferFrom(msg.sender, address(this), 1);
    }
}
