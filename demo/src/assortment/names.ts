/** Given names, as clothes are called in the north. */
export const womensNames =
  'Alma Asta Astrid Aya Benedikte Birgit Bodil Caja Clara Dagny Ditte Ebba Edda Elin Ellen Elsa Embla Esther Eva Fia Freja Frida Gerda Greta Gry Gudrun Hanne Hedda Helle Helga Hilma Ida Ines Inga Ingrid Iris Isolde Jette Johanne Juni Kaja Karla Katinka Kirsten Lea Lene Lilja Linnea Liv Lova Lykke Mai Malou Marit Marte Maren Merle Mie Moa Nanna Nora Oda Olga Orla Pernille Ragna Ronja Runa Saga Selma Signe Sigrid Silje Siri Solveig Stina Sunniva Thea Thit Tilde Tora Tove Tuva Ulla Una Vega Vera Vibeke Vilma Viola Ylva Yrsa'.split(
    ' ',
  );
export const mensNames =
  'Aksel Anders Ansgar Arne Arvid Asger Aske Balder Birk Bjarne Bo Carl Dag Ebbe Edvard Egon Einar Elias Emil Erik Espen Esben Finn Folke Frede Gorm Gustav Haakon Halfdan Hannes Harald Henning Hjalmar Holger Ivar Jannik Jens Joar Jonas Kaj Karsten Keld Kjell Klaus Knud Kristian Lars Lasse Leif Ludvig Magnus Malthe Matti Mikkel Mogens Niels Nils Odin Ole Olaf Oskar Otto Palle Peder Rasmus Roar Rolf Rune Sander Severin Sigurd Simen Sivert Sune Sven Tage Terje Thor Tobias Torben Troels Trond Ture Ulf Valdemar Vidar Viggo Villads Yngve Aage Oluf Sixten Verner'.split(
    ' ',
  );
