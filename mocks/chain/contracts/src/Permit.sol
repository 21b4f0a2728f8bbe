// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Erc20 {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// The part of Permit2 without signatures: approvals with an end.
contract Permit {
    struct Allowance {
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }

    mapping(address => mapping(address => mapping(address => Allowance))) public allowance;

    event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration);

    function approve(address token, address spender, uint160 amount, uint48 expiration) external {
        Allowance storage allowed = allowance[msg.sender][token][spender];
        allowed.amount = amount;
        allowed.expiration = expiration == 0 ? uint48(block.timestamp) : expiration;
        emit Approval(msg.sender, token, spender, amount, expiration);
    }

    function transferFrom(address from, address to, uint160 amount, address token) external {
        Allowance storage allowed = allowance[from][token][msg.sender];
        require(block.timestamp <= allowed.expiration, "Permit: expired");
        allowed.amount -= amount;
        require(Erc20(token).transferFrom(from, to, amount), "Permit: failed");
    }
}
