import type { LessonTexts } from './en.ts';

export const fr: LessonTexts = {
  theme:
    'Vous êtes les Dieux d’un arbre à neuf Mondes. Nidhogg en ronge les racines ; cinq autres Ennemis se réveillent sans cesse, montent dans l’Arbre et ravagent des Mondes. Dans cette leçon, vous jouez Thor, Freyia et Odin.',
  goal: 'Vous gagnez quand Nidhogg arrive à l’Arbre : il suffit de tenir jusque-là. Il y a plusieurs façons de perdre ; le tableau des dangers montre à quel point chacune est proche.',
  tree: 'Les trois rangées sont les niveaux de l’Arbre, les trois troncs en sont les colonnes. On se déplace le long d’une rangée ou le long d’un tronc. Quand la rangée du milieu tourne, ses Mondes changent de tronc.',
  order:
    'À chaque manche, tous les Dieux posent une carte cachée sur la Roue. La deuxième carte d’un Ennemi le réveille. Vous décidez de l’ordre des Dieux : choisissez Thor, puis Freyia ; Odin sera le dernier.',
  move: 'La carte de Thor était Loki : elle reste sur la Roue, et une autre carte Loki le réveillerait. Thor peut se déplacer, puis accomplir une mission. Envoyez-le à Midgard.',
  hero: 'À Midgard, on peut appeler un Héros au Valhalla ; il préviendra un Risque pour n’importe quel Dieu. Agissez ici.',
  elves:
    'La carte de Freyia était Nidhogg : c’est sa première carte, donc il ne se passe rien. Envoyez-la à Alfheim chercher des Elfes.',
  take: 'Agissez et prenez 2 Elfes. Un Elfe change un échec en réussite, mais seulement pour le Dieu qui l’a.',
  wake: 'La carte d’Odin est la deuxième carte Loki : Loki se réveille ! Il est allé à Asgard, la rangée du milieu a tourné d’un cran, et un Iotunn est entré en jeu.',
  stay: 'Loki est maintenant dans le Monde d’Odin : laissez Odin où il est.',
  fight:
    'Un combat réussit toujours : Loki va aussitôt dans la Geôle. Mais il a un prix : la Force de Loki est de 2, Odin prend donc 2 Risques. Combattez Loki.',
  spend:
    'La fiche montre ce qui peut prévenir des Risques, avec les probabilités exactes. Chaque Risque qui reste coûte un point de vie. Dépensez le Héros que Thor a appelé.',
  caged:
    'Le dé a échoué : Odin a perdu un point de vie ; sans le Héros, il en aurait perdu deux. Et Loki est dans la Geôle. Une nouvelle manche commence.',
  tip: 'Un conseil : en choisissant l’ordre, regardez la Roue. Elle indique la probabilité que chaque Dieu réveille un Ennemi ; gardez pour plus tard un Dieu capable de réparer les dégâts. Continuez ici à votre guise, ou commencez une vraie partie.',
};
