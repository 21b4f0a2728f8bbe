// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// An ERC-20 whose balances are shares of a growing whole: what arrives can be a unit less than what was sent.
contract RebasingToken {
    string public constant name = "Rebasing Token";
    string public constant symbol = "GROW";
    uint8 public constant decimals = 18;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address owner) public view returns (uint256) {
        return (sharesOf[owner] * 13) / 10;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 shares = (value * 10) / 13;
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
    }
}
