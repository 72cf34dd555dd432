"""Play and study the games of Majlis from Python. Standard library only."""

from .engine import Engine, EngineError, Refused
from .environment import Environment
from .lanes import Lanes, Pool, random_draws

__all__ = ["Engine", "EngineError", "Environment", "Lanes", "Pool", "Refused", "random_draws"]
